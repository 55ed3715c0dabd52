// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBeyondPage } from './fetch-beyond-page';

const url = 'http://track.localhost/dot.php';
const init = { method: 'POST', keepalive: true, body: '{}' };

const fetched = vi.fn(() => Promise.resolve(new Response()));
const queued = vi.fn(() => true);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  Object.assign(navigator, { sendBeacon: queued });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a request that outlives the page', () => {
  it('is fetched where requests can be kept alive', async () => {
    await fetchBeyondPage(url, init);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(url, init);
    expect(queued).not.toHaveBeenCalled();
  });

  it('is a beacon with the same body where they cannot', async () => {
    vi.stubGlobal('Request', { prototype: {} });
    await fetchBeyondPage(url, init);
    expect(queued).toHaveBeenCalledExactlyOnceWith(url, '{}');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fails if the browser queues no further beacon', async () => {
    vi.stubGlobal('Request', { prototype: {} });
    queued.mockReturnValueOnce(false);
    await expect(fetchBeyondPage(url, init)).rejects.toThrow(TypeError);
  });
});
