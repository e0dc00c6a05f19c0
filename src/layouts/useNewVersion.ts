import { useEffect, useState } from 'react';
import { VERSION_POLL_MS } from '@/constants';

async function readVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const isJson = response.ok && response.headers.get('content-type')?.includes('json');
    return isJson ? ((await response.json()) as { version?: string }).version : undefined;
  } catch {
    return undefined;
  }
}

/** True once the server offers a newer build than the loaded one. Checked every minute while visible. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let loaded: string | undefined;
    const check = async () => {
      if (document.hidden) return;
      const version = await readVersion();
      loaded ??= version;
      if (version !== undefined && version !== loaded) setIsNew(true);
    };
    void check();
    const timer = window.setInterval(() => void check(), VERSION_POLL_MS);
    return () => window.clearInterval(timer);
  }, []);
  return isNew;
}
