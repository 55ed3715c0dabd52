import { canLaunch, channelKey } from '@shop/payments';

/**
 * @typedef {import('@shop/payments').ChannelId} ChannelId
 * @typedef {import('@shop/contract').Channel} Channel
 */

/**
 * Returns a name in the language of this page, where the back end sends one for each.
 *
 * @param {Channel['name']} name
 * @returns {string}
 */
function inEnglish(name) {
  return typeof name === 'string' ? name : (name['en'] ?? Object.values(name)[0] ?? '');
}

/**
 * Returns the methods of a channel: its sub-channels, or the channel itself if it has none.
 *
 * @param {Channel} channel
 */
function methodsOf(channel) {
  const { payway_id, channel_id, icon, sub_payment } = channel;
  const name = inEnglish(channel.name);
  if (sub_payment.length === 0) return [{ payway_id, channel_id, icon, name }];
  return sub_payment.map((method) => ({
    payway_id,
    channel_id: method.channel_id,
    icon: method.icon,
    name: `${name}: ${inEnglish(method.name)}`,
  }));
}

/**
 * @param {ReturnType<typeof methodsOf>[number]} method
 * @param {(id: ChannelId, region: string) => void} onChoose
 * @param {string} region
 */
function choice(method, region, onChoose) {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  const icon = document.createElement('img');
  Object.assign(icon, { src: method.icon, alt: '', width: 40, height: 26 });
  Object.assign(radio, {
    type: 'radio',
    name: 'channel',
    value: `${region}/${channelKey(method)}`,
  });
  radio.disabled = !canLaunch(method);
  radio.addEventListener('change', () => onChoose(method, region));
  label.append(radio, icon, method.name);
  return label;
}

/**
 * Renders the channels by region into an element.
 *
 * @param {HTMLElement} place
 * @param {readonly import('@shop/payments').RegionChannels[]} regions
 * @param {(id: ChannelId, region: string) => void} onChoose
 */
export function renderChannels(place, regions, onChoose) {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const groups = regions.map(({ region, channels }) => {
    const group = document.createElement('fieldset');
    const title = document.createElement('legend');
    title.textContent = region === 'GLOBAL' ? 'Everywhere' : (names.of(region) ?? region);
    group.append(title, ...channels.flatMap(methodsOf).map((one) => choice(one, region, onChoose)));
    return group;
  });
  place.replaceChildren(...groups);
}
