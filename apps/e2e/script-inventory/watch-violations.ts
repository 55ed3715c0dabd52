import type { Page } from '@playwright/test';

/** Collects the violations of a security policy in every document of a page. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeBinding('reportViolation', (_source, violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI, sample } = event;
      const report: unknown = Reflect.get(window, 'reportViolation');
      const text = `${effectiveDirective}: ${blockedURI} in ${documentURI} ${sample}`;
      if (typeof report === 'function') Reflect.apply(report, window, [text]);
    });
  });
  return violations;
}
