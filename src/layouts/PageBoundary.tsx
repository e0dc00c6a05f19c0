import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';
import { dropReopened } from '@/hooks/drafts';
import { localeState } from '@/locales/store';
import { isChunkError, tellCaught } from './chunkError';

/** Keeps menu and top bar usable when a page fails. If a new version replaced the code, it reloads the page once. */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  state: { error?: unknown } = {};
  /** True while its screen is kept, hidden. */
  isLeft = false;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidMount() {
    // A kept screen that failed is rendered again on return.
    if (this.isLeft && this.state.error !== undefined) this.setState({ error: undefined });
    this.isLeft = false;
  }

  componentWillUnmount() {
    this.isLeft = true;
  }

  componentDidCatch(error: unknown) {
    tellCaught(error);
    if (!isChunkError(error)) dropReopened();
  }

  render() {
    if (this.state.error === undefined) return this.props.children;
    const { t } = localeState();
    const isChunk = isChunkError(this.state.error);
    return (
      <Result
        status="warning"
        title={t(isChunk ? 'common.state.chunkFailed' : 'common.state.crashed')}
        subTitle={t(isChunk ? 'common.state.chunkFailedHint' : 'common.state.crashedHint')}
        extra={
          <Button type="primary" onClick={() => window.location.reload()}>
            {t('common.action.reload')}
          </Button>
        }
      />
    );
  }
}
