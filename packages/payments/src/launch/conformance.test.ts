import { paymentCalls } from '@shop/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../channels/channel-key';
import { providers } from '../providers';
import type { Provider } from '../providers/provider';
import { AWindow } from '../testing/a-window';
import { anOrder } from '../testing/an-order';
import { type Launcher, createLauncher } from './create-launcher';
import type { LaunchResult } from './launch-result';
import type { LauncherOptions, OrderAnswer } from './launcher-options';
import type { PaymentCallParams } from './payment-request';

const environment = ['pay.localhost'];
const link = 'http://pay.localhost:4000/pay/1';
const created = { kind: 'created', billing_no: 'B1', url: link, repeated: false } as const;

/** Some method that the provider knows. */
function methodOf({ call, channelCode }: Provider): string {
  if (channelCode !== undefined) return '142';
  return typeof call === 'string' ? 'METHOD' : (Object.keys(call)[0] ?? '');
}

const channels = providers.flatMap((provider) =>
  provider.paywayIds.map((payway_id) => {
    const channel: ChannelId = { payway_id, channel_id: methodOf(provider) };
    return [`${payway_id} ${provider.key}`, channel, provider] as const;
  }),
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
      showHostedCard: async () => 'done',
      loadGateway: async () => ({
        kind: 'loaded',
        global: {
          open: (request: { paymentUrl: string; window: AWindow | null }) =>
            request.window?.location.replace(request.paymentUrl),
        },
      }),
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

describe.each(channels)('%s', (_, channel, provider) => {
  it('sends its call what the contract asks for, and the common payload unchanged', async () => {
    const scene = new Scene();
    await scene.launch(channel);

    const [request] = scene.sent;
    const definition = Object.values(paymentCalls).find(({ name }) => name === request?.call);
    const read = definition && v.safeParse(definition.params, request?.params);
    expect(read).toMatchObject({ success: true });
    expect(request?.params).toMatchObject(anOrder());
    const extra = provider.extraParams.filter((name) => !(name in anOrder()));
    expect(Object.keys(request?.params ?? {}).sort()).toEqual(
      [...Object.keys(anOrder()), ...extra].sort(),
    );
  });

  it('opens its window in the gesture, or none at all', () => {
    const scene = new Scene();
    void scene.launch(channel);
    const needsWindow = provider.presentation !== 'hosted-card';
    expect(scene.log[0]).toBe(needsWindow ? 'open' : 'create');
    expect(scene.windows).toHaveLength(needsWindow ? 1 : 0);
  });

  it('follows no link to a host it does not know, and closes the window', async () => {
    const bad = ['https://evil.example/', 'javascript:alert(1)', 'http://www.paypal.com/', '//x'];
    for (const url of bad) {
      const scene = new Scene({ ...created, url });
      expect(await scene.launch(channel)).toEqual({
        kind: 'refused',
        reason: 'invalid-link',
        billingNo: 'B1',
      });
      expect(scene.openWindows).toEqual([]);
      expect(scene.windows.flatMap(({ visited }) => visited)).toEqual([]);
    }
  });

  it('never throws for a failure that has to be expected, and leaves no empty window', async () => {
    const rejects = async (): Promise<never> => {
      throw new Error('gone');
    };
    const scenes = [
      new Scene({ kind: 'unknown' }),
      new Scene(new Error('network')),
      new Scene({ kind: 'refused', code: -3061, msg: 'limit', content: null }),
      new Scene({ ...created, billing_no: '' }),
      new Scene(created, { showHostedCard: rejects, loadGateway: rejects }),
      new Scene(created, { openWindow: rejectsNow }),
    ];
    const kinds = await Promise.all(
      scenes.map(async (scene) => (await scene.launch(channel)).kind),
    );
    const last = provider.presentation === 'hosted-card' ? 'pending' : 'redirect';
    const fifth = provider.presentation === 'redirect' ? 'redirect' : 'load-failed';
    expect(kinds).toEqual(['unknown', 'unknown', 'refused', 'refused', fifth, last]);
    expect(scenes.flatMap(({ openWindows }) => openWindows)).toHaveLength(
      fifth === 'redirect' ? 1 : 0,
    );
  });

  it('never says that the order is paid', async () => {
    const result = await new Scene({ ...created, repeated: true }).launch(channel);
    expect(['redirect', 'pending']).toContain(result.kind);
    expect(result).toMatchObject({ billingNo: 'B1', repeated: true });
  });
});

function rejectsNow(): never {
  throw new Error('no windows here');
}
