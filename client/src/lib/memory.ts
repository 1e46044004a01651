/** What this browser remembers between visits. Where storing is forbidden, nothing is remembered. */
const PREFIX = 'septem.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A private window may refuse: then every visit is the first.
  }
}
