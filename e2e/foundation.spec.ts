import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

test('a page may run and load only what the server vouches for', async ({ page, complaints }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'nonce-[^']{16,}'/);
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
  expect(policy).toContain("frame-ancestors 'none'");

  complaints.expect(/Content Security Policy/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.head.append(script);
    return 'planted' in window;
  });
  expect(ran).toBe(false);
});

test('each visit gets a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy']),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('everything a first visit loads comes from this site, and little of it is script', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  let scriptBytes = 0;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const scripts = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith(server.url)) elsewhere.push(response.url);
    // So far only the headers have arrived; the script is what comes after them.
    if (type === 'Script') scripts.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = scripts.get(requestId);
    if (headers !== undefined) scriptBytes += encodedDataLength - headers;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
  expect(scripts.size).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThan(120_000);
});

test('the letters of the phonetic alphabet are drawn with our own fonts', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await page.evaluate(async () => {
    const families = [
      getComputedStyle(document.body).fontFamily,
      getComputedStyle(document.querySelector('h1')!).fontFamily,
    ];
    const faces = await Promise.all(
      families.map((family) => document.fonts.load(`20px ${family}`, 'θ ð ʃ ʒ ŋ ɹ æ ɑ ə ɪ ʊ ˈ')),
    );
    return faces.map((face) => face.length);
  });
  for (const faces of loaded) expect(faces).toBeGreaterThan(0);
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toContain(`${server.url}/assets/`);
});

test('signs of the phonetic alphabet come without the rest of extended Latin', async ({ page }) => {
  for (const path of ['/', '/blog/american-t-five-sounds']) {
    await page.goto(path);
    await settled(page);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.woff2')),
    );
    expect(fonts.filter((font) => font.includes('saywell-phonetic'))).not.toEqual([]);
    expect(fonts.filter((font) => /latin-ext|greek|vietnamese/.test(font))).toEqual([]);
  }
});

test('another site cannot act in the name of someone signed in', async ({
  request,
  signedIn: _,
}) => {
  const answer = await request.post('/api/logout', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
});

test('the API describes itself, for programs and for people', async ({ page, request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toContain('/api/login');
  await page.goto('/api/docs');
  await expect(page.getByText('/api/login')).toBeVisible();
});

test('a call that does not exist is answered in the shape of every error', async ({ request }) => {
  const answer = await request.get('/api/nothing-here');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('health tells that everything is ready', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', version: '1.0.0', database: 'ok' });
});
