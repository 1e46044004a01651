/**
 * The page's side of its service worker (`sw/sw.ts`): has the page kept for times without a network,
 * and hears of new versions. Neither is done in development, where files change under one's hands.
 */
import { at, base } from '../base.ts';

/** So often may a page that is come back to ask for a new version. */
const ASK_EVERY = 10 * 60_000;

class Keeping {
  /** A newer version, ready to be taken. */
  #newer = $state.raw<ServiceWorker | null>(null);
  #registration: Promise<ServiceWorkerRegistration> | null = null;

  /** Whether a newer version is ready. */
  get isBehind(): boolean {
    return this.#newer !== null;
  }

  /** Has the page kept; called once it has come to rest. */
  begin() {
    if (import.meta.env.DEV || !('serviceWorker' in navigator) || this.#registration) return;
    // Where nothing may be kept, or we were built without it, the page works as any page does.
    this.#watch().catch(() => undefined);
    // Installed, it is started like a program, also where there is no network.
    const isProgram = matchMedia('(display-mode: standalone)').matches;
    if (isProgram) this.keepWhole();
    window.addEventListener('appinstalled', () => this.keepWhole());
  }

  /** Has everything kept, the engine included: a game that was begun here can be played on anywhere. */
  keepWhole() {
    this.begin();
    void this.#tellKeeper();
  }

  /** Takes the newer version: the page begins anew, and finds everything as it was stored. */
  take() {
    const newer = this.#newer;
    if (newer?.state === 'installed') {
      const again = () => location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
      newer.postMessage('take');
    } else {
      // Another window has taken it.
      location.reload();
    }
  }

  /** Stays with this version until the page is come to again. */
  putOff() {
    this.#newer = null;
  }

  async #tellKeeper() {
    try {
      await this.#registration;
      (await navigator.serviceWorker?.ready)?.active?.postMessage('keep');
    } catch {
      // Nothing can be kept here.
    }
  }

  async #watch() {
    const options = { scope: base(), updateViaCache: 'none' } as const;
    this.#registration = navigator.serviceWorker.register(at('/sw.js'), options);
    const registration = await this.#registration;
    const look = async (worker: ServiceWorker | null) => {
      if (worker && (await versionOf(worker)) !== ownVersion()) this.#newer = worker;
    };
    void look(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') void look(worker);
      });
    });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < ASK_EVERY) return;
      asked = Date.now();
      registration.update().catch(() => undefined);
    });
  }
}

/** The version of the page that is being shown. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=septem-version]')?.content;

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage('version', [port2]);
  });
}

export const keeping = new Keeping();
