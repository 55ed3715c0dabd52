import { type OrderAnswer, myCardInGame, paymentCalls } from '@shop/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { channelParam, paymentTable } from '../../../contract/test/payment-table';
import type { ChannelId } from '../channels/channel-key';
import { gatewayScript } from '../gateway/gateway-script';
import { hostedCard } from '../hosted-card/hosted-card';
import { inGameCard } from '../in-game-card/in-game-card';
import { providers } from '../providers';
import type { Presentation, Provider } from '../providers/provider';
import { AWindow } from '../testing/a-window';
import { anOrder } from '../testing/an-order';
import { type Launcher, type LauncherOptions, createLauncher } from './create-launcher';
import type { LaunchResult } from './launch-result';
import type { PaymentCallParams } from './order-request';
import type { Presenters } from './presenter';

const environment = ['pay.localhost'];
const link = 'http://pay.localhost:4000/pay/1';
const created = { kind: 'created', billing_no: 'B1', url: link, repeated: false } as const;

const prepaid = { number: '5300 0101', password: 'KX7Q' };
const presenters: Presenters = {
  'hosted-card': hostedCard(async () => 'done'),
  'gateway-script': gatewayScript(async () => ({
    kind: 'loaded',
    global: {
      open: (request: { paymentUrl: string; window: AWindow | null }) =>
        request.window?.location.replace(request.paymentUrl),
    },
  })),
  'in-game-card': inGameCard(async () => prepaid),
};
const rejecting: Presenters = {
  'hosted-card': rejects,
  'gateway-script': rejects,
  'in-game-card': rejects,
};

/** The definitions of all calls that create an order (table of spec §7). */
const orderCalls = [...Object.values(paymentCalls), myCardInGame];

/** Returns methods that the provider supports, one for each of its calls. */
function methodsOf({ call }: Provider): readonly string[] {
  return typeof call === 'string' ? ['142'] : Object.keys(call);
}

const channels = providers.flatMap((provider) =>
  provider.paywayIds.flatMap((payway_id) =>
    methodsOf(provider).map((channel_id) => {
      const channel: ChannelId = { payway_id, channel_id };
      return [`${payway_id} ${channel_id} ${provider.key}`, channel, provider] as const;
    }),
  ),
);

class Scene {
  readonly log: string[] = [];
  readonly windows: AWindow[] = [];
  readonly sent: { call: string; params: PaymentCallParams }[] = [];
  readonly launcher: Launcher;

  constructor(answer: OrderAnswer | Error = created, changes: Partial<LauncherOptions> = {}) {
    this.launcher = createLauncher({
      createOrder: async (call, params) => {
        this.log.push('create');
        this.sent.push({ call, params });
        if (answer instanceof Error) throw answer;
        return answer;
      },
      openWindow: () => {
        this.log.push('open');
        const opened = new AWindow();
        this.windows.push(opened);
        return opened;
      },
      presenters,
      linkHosts: environment,
      ...changes,
    });
  }

  launch(channel: ChannelId): Promise<LaunchResult> {
    return this.launcher.launch(channel, anOrder());
  }

  get openWindows(): AWindow[] {
    return this.windows.filter(({ isClosed }) => !isClosed);
  }
}

describe.each(channels)('%s', (_, channel, { presentation }) => {
  it('sends the parameters of the specification and the unchanged common payload', async () => {
    const scene = new Scene();
    await scene.launch(channel);

    const [request] = scene.sent;
    const definition = orderCalls.find(({ name }) => name === request?.call);
    const read = definition && v.safeParse(definition.params, request?.params);
    expect(read).toMatchObject({ success: true });
    expect(request?.params).toMatchObject(anOrder());
    const { payway_id, channel_id } = channel;
    const row = paymentTable.find(
      ({ paywayId, path }) => paywayId === payway_id && path === definition?.path,
    );
    if (row === undefined) throw new Error('packages/contract/test/payment-table.ts has no row');
    expect(Object.keys(request?.params ?? {}).sort()).toEqual(
      [...new Set([...Object.keys(anOrder()), ...row.extra])].sort(),
    );
    const { country, bcp47_lang: spec_lang } = anOrder();
    const values = { channel: channelParam(payway_id, channel_id), channel_id, country, spec_lang };
    const expected = Object.entries(values).filter(([name]) => row.extra.includes(name));
    expect(request?.params).toMatchObject(Object.fromEntries(expected));
  });

  it('sends area, coupon, its payway and the replaced order only if the order has them', async () => {
    const scene = new Scene();
    const coupon = { coupon_code: 'C10', pay_id: channel.payway_id };
    const used = { areaId: 'a1', replaces: 'B0', ...coupon } as const;
    await scene.launcher.launch(channel, anOrder(used));
    await scene.launch(channel);
    const [withThem, without] = scene.sent.map(({ params }) => params);
    expect(withThem).toMatchObject(used);
    expect(Object.keys(used).filter((name) => name in (without ?? {}))).toEqual([]);
  });

  it('opens its window synchronously, if it uses one', () => {
    const scene = new Scene();
    void scene.launch(channel);
    const needsWindow = opensWindow(presentation);
    expect(scene.log).toEqual(needsWindow ? ['open'] : []);
    expect(scene.windows).toHaveLength(needsWindow ? 1 : 0);
  });

  it('rejects a link to an unlisted host and closes the window', async () => {
    const bad = ['https://evil.example/', 'javascript:alert(1)', 'http://www.paypal.com/', '//x'];
    const refused = { kind: 'refused', reason: 'invalid-link', billingNo: 'B1' };
    const unread = { kind: 'pending', billingNo: 'B1', repeated: false };
    for (const url of bad) {
      const scene = new Scene({ ...created, url });
      // The call itself charges a prepaid card, so its link is not read.
      const expected = presentation === 'in-game-card' ? unread : refused;
      expect(await scene.launch(channel)).toEqual(expected);
      expect(scene.openWindows).toEqual([]);
      expect(scene.windows.flatMap(({ visited }) => visited)).toEqual([]);
    }
  });

  it('does not reject for expected failures and leaves no empty window', async () => {
    const scenes = [
      new Scene({ kind: 'unknown' }),
      new Scene(new Error('network')),
      new Scene({ kind: 'refused', code: -3061, msg: 'limit', content: null }),
      new Scene({ ...created, billing_no: '' }),
      new Scene(created, { presenters: rejecting }),
      new Scene(created, { openWindow: rejectsNow }),
    ];
    const kinds = await Promise.all(
      scenes.map(async (scene) => (await scene.launch(channel)).kind),
    );
    const last = opensWindow(presentation) ? 'redirect' : 'pending';
    const fifth = presentation === 'redirect' ? 'redirect' : 'load-failed';
    expect(kinds).toEqual(['unknown', 'unknown', 'refused', 'refused', fifth, last]);
    expect(scenes.flatMap(({ openWindows }) => openWindows)).toHaveLength(
      fifth === 'redirect' ? 1 : 0,
    );
  });

  it('never reports the order as paid', async () => {
    const result = await new Scene({ ...created, repeated: true }).launch(channel);
    expect(['redirect', 'pending']).toContain(result.kind);
    expect(result).toMatchObject({ billingNo: 'B1', repeated: true });
  });
});

function opensWindow(presentation: Presentation): boolean {
  return presentation === 'redirect' || presentation === 'gateway-script';
}

async function rejects(): Promise<never> {
  throw new Error('gone');
}

function rejectsNow(): never {
  throw new Error('no windows here');
}
