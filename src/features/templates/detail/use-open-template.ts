import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffline, statusOf } from '#src/api/errors';
import { useSignedIn } from '#src/data/session';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { privateRedirect, templateRedirect, type TemplateRedirect } from '#src/domain/template-access';
import { useOnline } from '#src/state/preferences';
import { galleryPaths, type GalleryPlace } from '../gallery/place';

/** Redirects on load only; the start checks handle later changes of the status (TPL-37 to TPL-40, TPL-46). */
export function useOpenTemplate(slug: string, place: GalleryPlace) {
  const template = useQuery(templateQueries.bySlug(slug));
  const online = useOnline();
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const offline = !online || isOffline(template.error);
  if (opened === slug) return { template, offline, leadsTo: null };

  const viewer = { signedIn, path: `${pathname}${search}` };
  const redirect =
    template.data !== undefined
      ? templateRedirect(template.data, viewer)
      : statusOf(template.error) === 403
        ? privateRedirect(viewer)
        : null;
  const leadsTo =
    redirect !== null
      ? addressOf(redirect)
      : template.data?.isTemplateCollection === true
        ? galleryPaths[place].collection(slug)
        : null;
  if (leadsTo === null && template.data !== undefined) setOpened(slug);
  return { template, offline, leadsTo };
}

function addressOf(redirect: TemplateRedirect): string {
  switch (redirect.to) {
    case 'forbidden':
      return paths.templateForbidden(redirect.deprecated);
    case 'login':
      return paths.login(redirect.returnTo);
    case 'nonsupport':
      return paths.templateNotSupported(redirect.slug);
  }
}
