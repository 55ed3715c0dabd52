import { test as base } from '@playwright/test';

/** What browsers write on the console when a security policy blocks something, or cannot be read. */
const policyMessage =
  /Content[ -]Security[ -]Policy|Permissions[ -]Policy|\bTrusted[A-Z]|mixed content/i;

/** Errors thrown in any page of a test, including the providers' pages, and violations of their policies. */
interface WatchedFixtures {
  /** Whether the test has a page violate its policy on purpose; false unless a test sets it. */
  readonly plantsViolations: boolean;
  /** Whether the test has a script of a page throw on purpose; false unless a test sets it. */
  readonly plantsErrors: boolean;
  readonly thrown: readonly string[];
  readonly violations: readonly string[];
}

/** A test that fails when any page throws an error or violates a security policy. */
export const watchedTest = base.extend<WatchedFixtures>({
  plantsViolations: [false, { option: true }],
  plantsErrors: [false, { option: true }],
  thrown: [
    async ({ context, plantsErrors }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (event) => thrown.push(event.error().message));
      await use(thrown);
      if (!plantsErrors) base.expect(thrown, 'errors thrown in a page').toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context, plantsViolations }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (policyMessage.test(message.text())) violations.push(message.text());
      });
      await use(violations);
      if (!plantsViolations) base.expect(violations, 'violations of a security policy').toEqual([]);
    },
    { auto: true },
  ],
});
