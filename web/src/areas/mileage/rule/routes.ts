import { pageRoute } from '../../../platform/route.ts';

export const ruleListRoute = pageRoute(
  '/lrn/mileage/rule/list',
  async () => (await import('./list-screen.tsx')).RuleListScreen,
  { menuId: 'LRN_MILEADM' },
);
export const ruleFormRoute = pageRoute(
  '/lrn/mileage/rule/form/{id}',
  async () => (await import('./form-screen.tsx')).RuleFormScreen,
  { menuId: 'LRN_MILEADM' },
);
export const mileageRuleRoutes = [ruleListRoute, ruleFormRoute];
