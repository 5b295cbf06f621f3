import { lazy, Suspense } from 'react';
import { openProviderWindow, type ProviderProof } from '#src/api/auth/provider-window';
import { config } from '#src/api/config';
import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { useShowDialog } from '#src/ui/dialog-host';
import { useIsDemo } from './demo-accounts';

const allProviders: readonly SignInProvider[] = [
  LoginType.Google,
  LoginType.Microsoft,
  LoginType.apple,
  LoginType.WeChat,
];

const DemoProvider = lazy(() => import('./demo-provider').then((module) => ({ default: module.DemoProvider })));

export function useProviders(): readonly SignInProvider[] {
  const isDemo = useIsDemo();
  const { providers = {} } = config();
  return allProviders.filter((provider) => isDemo || providers[provider] !== undefined);
}

/** Resolves with undefined when the window was closed. A demo shows a dialog instead. */
export function useRequestProviderProof(): (provider: SignInProvider) => Promise<ProviderProof | undefined> {
  const showDialog = useShowDialog();
  return (provider) => {
    const address = config().providers?.[provider];
    const landing = new URL(`${import.meta.env.BASE_URL}${paths.providerReturn.slice(1)}`, globalThis.location.origin);
    if (address !== undefined) return openProviderWindow(provider, address, landing.href);
    return new Promise((resolve) => {
      showDialog((dialog) => (
        <Suspense fallback={null}>
          <DemoProvider
            {...dialog}
            provider={provider}
            onAnswer={(proof) => {
              resolve(proof);
              dialog.onClose();
            }}
          />
        </Suspense>
      ));
    });
  };
}
