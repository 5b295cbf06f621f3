/** What the company says of itself, in one place, so that no two pages differ. Dates as YYYY-MM-DD, shares 0 to 1. */
export const facts = {
  founded: 2019,
  people: 38,
  countries: 9,
  /** Of the price of the next plan, for both sides of a recommendation. */
  referralCoupon: 0.2,
  /** Days after which the coupon of a recommendation has been sent at the latest. */
  referralDays: 14,
  /** Of what a brought customer pays for plans in the first twelve months. */
  commission: 0.2,
  /** Days in which a visit counts for the affiliate who sent it. */
  affiliateDays: 60,
  /** Dollars from which a commission is paid out; below it waits. */
  payoutFrom: 50,
  /** When the white paper was last gone through. */
  paperEdition: '2026-09-01',
} as const;
