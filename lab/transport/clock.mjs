/** @type {import('@shop/api-client/transport').Clock} */
export const clock = {
  now: () => Date.now(),
  startTimer: (wake, ms) => {
    const timer = setTimeout(wake, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
