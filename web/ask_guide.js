// Lets another program ask the guides of the games: one JSON line in, one JSON line out. tests/web/test_guided_games.py
// plays whole games with it.
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const vite = await createServer({ appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false } });

async function guideOf(game) {
  return (await vite.ssrLoadModule(`/src/games/${game}/guide.ts`)).default;
}

// What is new and not explained yet, and the advice; the suggested move by its text.
async function answer({ game, moment, explained }) {
  const guide = await guideOf(game);
  const news = guide.news(moment).filter(({ message }) => !explained.includes(message));
  const fresh = news.find(({ kind }) => kind)?.kind ?? null;
  const { suggestion, reasons } = guide.advise(moment, fresh);
  return { news, reasons, move: suggestion.move };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line))));
}
await vite.close();
