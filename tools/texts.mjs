// `npm run texts -- <command>`: types and states of the shop's texts, and their way to translators and back.
import { main } from './terminal/main.mjs';
import { runTexts } from './texts/run-texts.mjs';

await main(async () => runTexts(process.argv.slice(2)));
