import { hold } from './nemesis.mjs';

/** Kills and stops instances, and spoils the connections of players to them. */
export function instanceNemeses(instances) {
  return [
    {
      name: 'kill an instance',
      isEssential: true,
      async strike(random) {
        const victim = random.pick(instances);
        await victim.kill();
        await hold(random);
        victim.start();
      },
    },
    {
      name: 'kill all instances',
      async strike(random) {
        await Promise.all(instances.map(async (instance) => instance.kill()));
        await hold(random);
        for (const instance of instances) instance.start();
      },
    },
    {
      name: 'stop and continue',
      async strike(random) {
        const victim = random.pick(instances);
        victim.signal('SIGSTOP');
        await hold(random);
        victim.signal('SIGCONT');
      },
    },
    ...['slow', 'deaf', 'cut', 'frozen'].map((state) => ({
      name: `${state} connections`,
      async strike(random) {
        const { link } = random.pick(instances);
        link.become(state);
        await hold(random);
        link.become('open');
      },
    })),
  ];
}
