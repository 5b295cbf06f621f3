import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ErrorState } from './error-state';

interface Props {
  readonly children: ReactNode;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

export class RegionBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <BrokenRegion onRetry={() => this.setState({ broken: false })} />;
  }
}

function BrokenRegion({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState title={t(($) => $.errors.region.title)} onRetry={onRetry}>
      {t(($) => $.errors.region.text)}
    </ErrorState>
  );
}
