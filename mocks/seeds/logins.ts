import { LoginType } from '#src/contract/enums.gen';
import { createRandom } from '#src/lib/prng';
import type { LoginRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { stableGuid } from '#mocks/lib/digest';
import { placeOf } from './places';

const DAY = 86_400_000;
const MINUTE = 60_000;

const devices = [
  ['Firefox', 'Windows'],
  ['Chrome', 'macOS'],
  ['Safari', 'iOS'],
  ['Edge', 'Windows'],
  ['Chrome', 'Android'],
] as const;

/** Reserved IP addresses. */
const trips = [
  { countryCode: 'PT', city: 'Porto', ip: '192.0.2.41' },
  { countryCode: 'NL', city: 'Utrecht', ip: '192.0.2.87' },
  { countryCode: 'SG', city: 'Singapore', ip: '192.0.2.133' },
] as const;

const LOGIN_LIFETIME = 30 * DAY;

export async function seedLogins(db: Database, now: number): Promise<void> {
  for (const account of db.accounts.all()) {
    const random = createRandom(`logins of ${account.userId}`);
    const home = placeOf(account.userId, account.language);
    const own = random.shuffle(devices).slice(0, 2);
    const abroad = random.pick(trips);
    const loginTypes = [
      LoginType.Email,
      LoginType.Email,
      LoginType.UserName,
      ...(account.links ?? []).map((l) => l.provider),
    ];
    const count = random.int(9, 34);
    const records = Array.from({ length: count }, (_, index): LoginRecord => {
      const [browser, system] = random.pick(own);
      const away = index >= 5 && index < 8;
      const { ip, city, countryCode } = away ? abroad : home;
      return {
        recordId: `login-${account.userId}-${count - index}`,
        userId: account.userId,
        loginType: random.pick(loginTypes),
        at: now - Math.round(((index + 1) * 60 * DAY) / count) - random.int(0, 600) * MINUTE,
        ip,
        countryCode,
        city,
        browser,
        system,
      };
    });
    await db.loginRecords.insertMany(records.toReversed().toSorted((a, b) => a.at - b.at));
    const latest = records.toSorted((a, b) => b.at - a.at)[0];
    if (!latest) continue;
    await db.sessions.insert({
      token: `s-${stableGuid(`session elsewhere of ${account.userId}`)}`,
      userId: account.userId,
      createdAt: latest.at,
      expiresAt: latest.at + LOGIN_LIFETIME,
      loginId: latest.recordId,
    });
  }
}
