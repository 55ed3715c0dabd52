function isInRange(price, { min_money, max_money }) {
  return (min_money <= 0 || price >= min_money) && (max_money <= 0 || price <= max_money);
}

const applePay = /^apple[-_ ]?pay$/i;

/** Returns the same as `listChannels`, with every rule in plain loops and without a cache. */
export function plainLoops(answer, { price, platform }) {
  const regions = [];
  for (const [region, all] of Object.entries(answer)) {
    const channels = [];
    for (const channel of all) {
      const listed = listedOf(channel, price, platform);
      if (listed !== null) channels.push(listed);
    }
    channels.sort((one, other) => one.sort - other.sort);
    if (channels.length > 0) regions.push({ region, channels });
  }
  return regions;
}

function listedOf(channel, price, platform) {
  const hidesApplePay = channel.payway_id === '11001' && platform !== 'ios';
  if (channel.icon === '' || !isInRange(price, channel)) return null;
  if (hidesApplePay && applePay.test(channel.channel_id)) return null;
  const usable = [];
  for (const method of channel.sub_payment) {
    const isHidden = hidesApplePay && applePay.test(method.channel_id);
    if (!isHidden && isInRange(price, method)) usable.push(method);
  }
  if (usable.length === channel.sub_payment.length) return channel;
  return usable.length === 0 ? null : { ...channel, sub_payment: usable };
}
