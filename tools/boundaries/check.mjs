// `npm run boundaries`: checks every import against the boundary rules.
import { listProviderNames } from '../lint/provider-names.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { checkImports } from './check-imports.mjs';
import { firstScreen } from './first-screen.mjs';
import { boundaryRules } from './rules.mjs';

/** Guards against a broken set-up that reads no files and therefore finds no violations. */
const minFiles = 60;

await main(async () => {
  const names = { providers: listProviderNames(repository), firstScreen };
  const { violations, circles, checkedCount, skippedFiles } = await checkImports(repository, names);

  const comments = new Map(boundaryRules(names).map((rule) => [rule.name, rule.comment]));
  for (const { rule, from, to, via } of violations) {
    console.error(`${from} → ${to}\n  ${rule}: ${comments.get(rule) ?? ''}`);
    if (via.length > 0) console.error(`  via ${via.join(' → ')}`);
  }
  for (const circle of circles)
    console.error(
      `These folders import each other, so none can be read alone: ${circle.join(', ')}`,
    );
  for (const file of skippedFiles) console.error(`${file} was not read`);
  if (checkedCount < minFiles)
    console.error(`only ${checkedCount} files were read, expected at least ${minFiles}`);

  console.log(`${violations.length} violations in ${checkedCount} files`);
  const isFine = violations.length === 0 && circles.length === 0 && skippedFiles.length === 0;
  return isFine && checkedCount >= minFiles ? 0 : 1;
});
