import { TemplateStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { assignTemplate } from '#mocks/seeds/task-parameters';
import { allTemplateSeeds, collectionSeed, templateSeed, templateSeedBySlug } from '#mocks/seeds/template-states';
import { defineScenarios } from './scenario';

async function withdraw(db: Database, ids: ReadonlySet<string>): Promise<void> {
  await db.templateStates.updateMany([...ids], (draft) => void (draft.status = TemplateStatus.Obsoleting));
  await db.templateOpinions.updateMany(
    db.templateOpinions
      .all()
      .filter((opinion) => ids.has(opinion.templateRegistrationId))
      .map((opinion) => opinion.key),
    (draft) => void (draft.favoritedAt = undefined),
  );
  const other = templateSeed('1001');
  if (!other) throw new Error('There is no template 1001.');
  await db.tasks.updateMany(
    db.tasks
      .all()
      .filter((task) => task.templateRegistrationId !== undefined && ids.has(task.templateRegistrationId))
      .map((task) => task.taskId),
    (draft) => {
      assignTemplate(draft, other);
    },
  );
}

export const galleryScenarios = defineScenarios({
  categoryEmpty: {
    description: "The category 'Learning and events' has no templates.",
    persona: 'standard',
    seed: async (db) => {
      const ids = allTemplateSeeds.filter(({ kinds }) => kinds.includes('learning-events')).map(({ id }) => id);
      await withdraw(db, new Set(ids));
    },
  },
  collectionEmpty: {
    description: "The collection 'brand-listening' has no templates.",
    persona: 'standard',
    seed: async (db) => {
      const members = collectionSeed('brand-listening')?.members ?? [];
      await withdraw(db, new Set(members.flatMap((slug) => templateSeedBySlug(slug)?.id ?? [])));
    },
  },
  collectionFailed: {
    description: 'A template collection fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['getCollection', 'listCollectionTemplates'] }],
  },
  collectionPending: {
    description: 'A template collection never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: ['getCollection', 'listCollectionTemplates'] }],
  },
  noPrivateTemplates: {
    description: 'The account has no access to any private template.',
    persona: 'standard',
    faults: [
      { kind: 'answer', operation: 'countPrivateTemplates', body: { count: 0 } },
      { kind: 'answer', operation: 'listPrivateTemplates', body: { total: 0, page: 1, pageSize: 20, items: [] } },
    ],
  },
});
