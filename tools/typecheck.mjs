// `npm run typecheck`: every project of the repository, each under its own settings.
// `npm run typecheck -- packages/ui` checks those below a folder only.
import { runAll } from './check/run-all.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { checkProject } from './compiler/check-project.mjs';
import { listProjects } from './compiler/list-projects.mjs';

const atOnce = 2;

await main(async () => {
  const folders = process.argv.slice(2).map((folder) => `${folder.replace(/\/$/, '')}/`);
  const projects = listProjects(repository).filter(
    (project) => folders.length === 0 || folders.some((folder) => project.startsWith(folder)),
  );
  if (projects.length === 0)
    throw new PlainFailure(`There is no tsconfig.json below ${folders.join(' or ')}`);

  const checked = await runAll(
    projects.map((project) => () => checkProject(repository, project)),
    atOnce,
  );
  for (const { output } of checked) if (output !== '') console.error(output.trimEnd());
  const failed = projects.filter((_, index) => checked[index]?.code !== 0);
  for (const project of failed) console.error(`Failed: ${project}`);
  return failed.length === 0 ? 0 : 1;
});
