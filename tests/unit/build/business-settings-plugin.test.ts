import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBusiness, widgetSettings } from '../../../build/business';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';

let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [businessSettingsPlugin()],
  });
});

afterAll(() => server.close());

it("the business's settings are a virtual module", async () => {
  const loaded = await server.ssrLoadModule('virtual:business-settings');
  expect(loaded.businessSettings).toEqual(widgetSettings(readBusiness()));
  expect(loaded.areaUnit).toBe(readBusiness().units);
});
