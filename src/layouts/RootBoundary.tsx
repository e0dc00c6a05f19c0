import { Component, type ReactNode } from 'react';
import { localeState } from '@/locales/store';
import { isChunkError, tellCaught } from './chunkError';

/** Last resort when the layout or the login page itself cannot be loaded. Written without antd, because antd may have failed. */
export class RootBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidCatch = tellCaught;

  render() {
    if (this.state.error === undefined) return this.props.children;
    const { t } = localeState();
    const isChunk = isChunkError(this.state.error);
    return (
      <main style={{ padding: 48, fontFamily: 'system-ui, sans-serif' }}>
        <h1>{t(isChunk ? 'common.state.chunkFailed' : 'common.state.crashed')}</h1>
        {isChunk && <p>{t('common.state.chunkFailedHint')}</p>}
        <button type="button" onClick={() => window.location.reload()}>
          {t('common.action.reload')}
        </button>
      </main>
    );
  }
}
