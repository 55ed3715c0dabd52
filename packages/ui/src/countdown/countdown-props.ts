/** Where a countdown stands. The owner has the clock; here are only its words. */
export type CountdownState =
  | {
      readonly kind: 'running';
      /** Minutes and seconds: `14:59` (spec §9). */
      readonly time: string;
      /**
       * The same for a listener, as `15 min left`. Whenever it changes it is read out, so give the
       * same text for a whole minute.
       */
      readonly spoken: string;
      /** Little time is left: it stands out. */
      readonly isShort?: boolean | undefined;
    }
  | { readonly kind: 'expired' };

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** What is counted: "Time left". */
  label: string;
  state: CountdownState;
  /** What is said when the time is over; default is the catalogue's "Time is up". */
  expiredText?: string | undefined;
}
