import router from '@adonisjs/core/services/router'
import { forCompany, forOwner, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  AbsenceApprovals,
  AbsenceRefusals,
  Absences,
  CostRates,
  Employments,
  EveryonesWork,
  LeaveAccounts,
  MonthPrints,
  MonthTables,
  PersonMonths,
  PersonPages,
  PersonStatistics,
  WeekApprovals,
  WeekReturns,
  WorkPatterns,
  WorkWeeks,
} = controllers.people

router
  .group(() => {
    // Before `employees/:id`, which would take it for an id.
    router.get('employees/work', [EveryonesWork, 'index']).use(forCompany)
    router.get('employees/:id', [PersonPages, 'show']).use(forStaff)
    router.get('employees/:id/month', [PersonMonths, 'show']).use(forStaff)
    router
      .get('employees/:id/month.csv', [MonthTables, 'show'])
      .use(forStaff.withOperator('closed'))
    router
      .get('employees/:id/month.pdf', [MonthPrints, 'show'])
      .use(forStaff.withOperator('closed'))
    router.get('employees/:id/statistics', [PersonStatistics, 'show']).use(forStaff)
    router.get('employees/:id/leave', [LeaveAccounts, 'show']).use(forStaff)

    router.put('employees/:id/leave', [LeaveAccounts, 'update']).use(forOwner)
    router.put('employees/:id/employment', [Employments, 'update']).use(forOwner)
    router.post('employees/:id/work-patterns', [WorkPatterns, 'store']).use(forOwner)
    router.delete('employees/:id/work-patterns/:patternId', [WorkPatterns, 'destroy']).use(forOwner)

    router.get('employees/:id/cost-rates', [CostRates, 'index']).use(forOwner)
    router.post('employees/:id/cost-rates', [CostRates, 'store']).use(forOwner)
    router.delete('employees/:id/cost-rates/:rateId', [CostRates, 'destroy']).use(forOwner)

    router.get('absences', [Absences, 'index']).use(forStaff)
    router.post('absences', [Absences, 'store']).use(forStaff)
    router.delete('absences/:id', [Absences, 'destroy']).use(forStaff)
    router.post('absences/:id/approve', [AbsenceApprovals, 'store']).use(forOwner)
    router.post('absences/:id/refuse', [AbsenceRefusals, 'store']).use(forOwner)

    router.get('weeks', [WorkWeeks, 'index']).use(forStaff)
    router.post('weeks', [WorkWeeks, 'store']).use(forStaff)
    router.delete('weeks/:id', [WorkWeeks, 'destroy']).use(forStaff)
    router.post('weeks/:id/approve', [WeekApprovals, 'store']).use(forOwner)
    router.post('weeks/:id/return', [WeekReturns, 'store']).use(forOwner)
  })
  .prefix('/api')
  .as('people')
