import { join } from 'node:path';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { BrokenBuildError, loadSite } from './load-site.ts';
import { ListenError, listen, stopOnSignals } from './run-server.ts';

try {
  const config = readConfig(process.env);
  const site = await loadSite(join(import.meta.dirname, '..'));
  const app = await createApp({ site, publicOrigin: config.publicOrigin });
  void app.warm();
  const server = await listen(app.answer, config);
  stopOnSignals(server);
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof BrokenBuildError ||
    error instanceof ListenError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
