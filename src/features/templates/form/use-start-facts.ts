import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { templateQueries } from '#src/data/templates';
import { isFree } from '#src/domain/price';
import type { StartFacts } from '#src/shared/start/use-start';

export function useStartFacts(setup: Schemas['TemplateSetup']): () => Promise<StartFacts> {
  const queries = useQueryClient();

  /** A free template needs neither balance nor version, so it starts without them. */
  const readInfo = async (): Promise<Schemas['TemplateBalanceInfo'] | null> => {
    try {
      return await queries.query({ ...templateQueries.balanceInfo(setup.templateRegistrationId), staleTime: 0 });
    } catch (error) {
      if (isFree(setup.pricePerData) && error instanceof ApiError) return null;
      throw error;
    }
  };

  return async () => {
    const [template, info] = await Promise.all([
      queries.query({ ...templateQueries.bySlug(setup.slug), staleTime: 0 }),
      readInfo(),
    ]);
    return {
      template: {
        status: info?.status ?? template.status,
        runOn: template.runOn,
        newMinAccountLevel: template.newMinAccountLevel,
        accountLimit: setup.accountLimit,
        currentTemplateVersion: info?.currentTemplateVersion ?? template.currentTemplateVersion,
        pricePerData: info?.pricePerData ?? setup.pricePerData ?? template.pricePerData,
      },
      usedVersion: setup.version,
      balance: info,
    };
  };
}
