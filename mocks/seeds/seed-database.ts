import type { Database } from '#mocks/db/database';
import { payForSeededRuns, seedAccounts } from './accounts';
import { seedActivities } from './activities';
import { seedBilling } from './billing';
import { seedLogins } from './logins';
import { seedMembers } from './members';
import { seedTasks } from './tasks';
import { seedTemplateStates } from './template-states';

/** All dates are relative to `now` (epoch milliseconds). */
export async function seedDatabase(db: Database, now: number): Promise<void> {
  await seedAccounts(db, now);
  await seedMembers(db, now);
  await seedLogins(db, now);
  await seedTemplateStates(db);
  await seedTasks(db, now);
  await payForSeededRuns(db, now);
  await seedBilling(db, now);
  await seedActivities(db, now);
}
