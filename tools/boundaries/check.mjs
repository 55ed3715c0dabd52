// `npm run boundaries`: who imports whom, held against the rules.
import { listProviderNames } from '../lint/provider-names.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { firstScreen } from './first-screen.mjs';
import { judge } from './judge.mjs';
import { boundaryRules } from './rules.mjs';

/** A tool that reads no files finds no violations; far fewer files than these means just that. */
const fewestFiles = 60;

await main(async () => {
  const names = { providers: listProviderNames(repository), firstScreen };
  const { violations, seen, unseen } = await judge(repository, names);

  const comments = new Map(boundaryRules(names).map((rule) => [rule.name, rule.comment]));
  for (const { rule, from, to, via } of violations) {
    console.error(`${from} → ${to}\n  ${rule}: ${comments.get(rule) ?? ''}`);
    if (via.length > 0) console.error(`  by way of ${via.join(' → ')}`);
  }
  for (const file of unseen) console.error(`${file} was not read`);
  if (seen < fewestFiles) console.error(`only ${seen} files were read; something is wrong`);

  console.log(`${violations.length} violations in ${seen} files`);
  return violations.length === 0 && unseen.length === 0 && seen >= fewestFiles ? 0 : 1;
});
