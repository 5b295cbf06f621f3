export const countries = Array.from({ length: 250 }, (_, index) => ({
  value: `c${index}`,
  label: index === 137 ? 'Japan' : index === 90 ? 'Germany' : `Country ${String(index).padStart(3, '0')}`,
}));
export const rows = Array.from({ length: 100 }, (_, index) => ({
  id: `t${index}`,
  name: `Task ${index}`,
  status: ['Running', 'Stopped', 'Waiting'][index % 3],
  lines: index * 137,
}));
export const suggestions = ['Amazon products', 'Amazon reviews', 'Booking hotels', 'Google maps', 'eBay offers'];
export const entries = Array.from({ length: 300 }, (_, index) => ({
  id: `e${index}`,
  title: index === 3 ? 'Billing' : index === 4 ? 'Members' : `Template ${index}`,
}));
export const tabs = ['Overview', 'Runs', 'Settings'];
export const colors = ['System', 'Light', 'Dark'];
export const REASON = 'Only a stopped task can be deleted';
