const limits = [0, 0, 0, 1];
const methods = Array.from({ length: 10 }, (_, index) => index);

/**
 * Creates a response with 200 regions × 200 channels × 10 sub-channels. In every tenth channel the
 * usable sub-channels depend on the price.
 */
export function largeResponse() {
  const indexes = Array.from({ length: 200 }, (_, index) => index);
  return Object.fromEntries(indexes.map((index) => [`R${index}`, indexes.map(createChannel)]));
}

function createChannel(index) {
  return {
    payway_id: index % 7 === 0 ? '11001' : '10201',
    channel_id: `c${index}`,
    name: `Channel ${index}`,
    icon: index % 20 === 0 ? '' : 'https://images.example/channel.svg',
    // Unsorted, without duplicates: 37 and 200 are coprime.
    sort: (index * 37) % 200,
    min_money: limits[index % limits.length] ?? 0,
    max_money: 0,
    description: '',
    open_coupon: false,
    sub_payment: methods.map((method) => ({
      channel_id: `m${method}`,
      name: `Method ${method}`,
      icon: '',
      min_money: index % 10 === 0 && method === 0 ? 10 : 0,
      max_money: method % 3 === 0 ? 500 : 0,
    })),
  };
}
