import router from '@adonisjs/core/services/router'
import { forAllOfCompany, forBooks, forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  ExpenseCategories,
  ExpenseCategorizations,
  ExpenseCategoryArchives,
  ExpenseClaimApprovals,
  ExpenseClaimBatchApprovals,
  ExpenseClaimReadings,
  ExpenseClaimReceipts,
  ExpenseClaimRejections,
  ExpenseClaimReturns,
  ExpenseClaims,
  ExpenseDuplicates,
  ExpensePayments,
  ExpenseReadings,
  ExpenseReceipts,
  Expenses,
  ExpenseSummaries,
  ExpenseVendors,
  exchange,
  InvoiceExpenses,
  RecurringExpenseDates,
  RecurringExpenseEnds,
  RecurringExpensePauses,
  RecurringExpenses,
  TripCalculations,
  TripClaims,
  UnbilledExpenses,
  vendors,
} = controllers.expenses

router
  .group(() => {
    router.get('expense-categories', [ExpenseCategories, 'index']).use(forAllOfCompany)
    router
      .post('expense-categories', [ExpenseCategories, 'store'])
      .use(forCompany.withOperator('write'))
    router
      .put('expense-categories/:id', [ExpenseCategories, 'update'])
      .use(forCompany.withOperator('write'))
    router.delete('expense-categories/:id', [ExpenseCategories, 'destroy']).use(forCompany)
    router
      .post('expense-categories/:id/archive', [ExpenseCategoryArchives, 'store'])
      .use(forCompany)
    router
      .delete('expense-categories/:id/archive', [ExpenseCategoryArchives, 'destroy'])
      .use(forCompany)
    router.get('expense-vendors', [ExpenseVendors, 'index']).use(forCompany)
    router.get('reference-rates', [exchange.ReferenceRates, 'show']).use(forCompany)
    router.get('vendors', [vendors.Vendors, 'index']).use(forBooks)
    router.post('vendors', [vendors.Vendors, 'store']).use(forCompany)
    router.get('vendors/:id', [vendors.Vendors, 'show']).use(forBooks)
    router.put('vendors/:id', [vendors.Vendors, 'update']).use(forCompany)
    router.delete('vendors/:id', [vendors.Vendors, 'destroy']).use(forCompany)
    router.post('vendors/:id/merge', [vendors.VendorMerges, 'store']).use(forCompany)
    router.post('expense-readings', [ExpenseReadings, 'store']).use(forCompany)
    router.post('expense-claim-readings', [ExpenseClaimReadings, 'store']).use(forStaff)

    router.get('expense-claims', [ExpenseClaims, 'index']).use(forStaff)
    router.post('expense-claims', [ExpenseClaims, 'store']).use(forStaff)
    router.post('expense-claims/approve', [ExpenseClaimBatchApprovals, 'store']).use(forCompany)
    router.get('expense-claims/:id', [ExpenseClaims, 'show']).use(forStaff)
    router.put('expense-claims/:id', [ExpenseClaims, 'update']).use(forStaff)
    router.delete('expense-claims/:id', [ExpenseClaims, 'destroy']).use(forStaff)
    router.post('expense-claims/:id/approve', [ExpenseClaimApprovals, 'store']).use(forCompany)
    router.post('expense-claims/:id/return', [ExpenseClaimReturns, 'store']).use(forCompany)
    router.post('expense-claims/:id/reject', [ExpenseClaimRejections, 'store']).use(forCompany)
    router.post('expense-claims/:id/receipts', [ExpenseClaimReceipts, 'store']).use(forStaff)
    router
      .get('expense-claims/:id/receipts/:receiptId', [ExpenseClaimReceipts, 'show'])
      .use(forStaff)
    router
      .delete('expense-claims/:id/receipts/:receiptId', [ExpenseClaimReceipts, 'destroy'])
      .use(forStaff)

    router.post('trip-claims/calculation', [TripCalculations, 'store']).use(forStaff)
    router.post('trip-claims', [TripClaims, 'store']).use(forStaff)
    router.put('trip-claims/:id', [TripClaims, 'update']).use(forStaff)

    router.get('unbilled-expenses', [UnbilledExpenses, 'index']).use(forCompany)
    router.get('invoices/:id/expenses', [InvoiceExpenses, 'index']).use(forCompany)
    router.post('invoices/:id/expenses', [InvoiceExpenses, 'store']).use(forCompany)

    router.post('recurring-expenses/dates', [RecurringExpenseDates, 'store']).use(forCompany)
    router.get('recurring-expenses', [RecurringExpenses, 'index']).use(forCompany)
    router.post('recurring-expenses', [RecurringExpenses, 'store']).use(forCompany)
    router.get('recurring-expenses/:id', [RecurringExpenses, 'show']).use(forCompany)
    router.put('recurring-expenses/:id', [RecurringExpenses, 'update']).use(forCompany)
    router.delete('recurring-expenses/:id', [RecurringExpenses, 'destroy']).use(forCompany)
    router.post('recurring-expenses/:id/pause', [RecurringExpensePauses, 'store']).use(forCompany)
    router
      .delete('recurring-expenses/:id/pause', [RecurringExpensePauses, 'destroy'])
      .use(forCompany)
    router.post('recurring-expenses/:id/end', [RecurringExpenseEnds, 'store']).use(forCompany)

    router.post('expenses/categorize', [ExpenseCategorizations, 'store']).use(forCompany)
    router.get('expenses/summary', [ExpenseSummaries, 'show']).use(forBooks)
    router.get('expenses/duplicates', [ExpenseDuplicates, 'index']).use(forCompany)

    router.get('expenses', [Expenses, 'index']).use(forBooks.withToken('expenses:read'))
    router.post('expenses', [Expenses, 'store']).use(forCompany)
    router.get('expenses/:id', [Expenses, 'show']).use(forBooks.withToken('expenses:read'))
    router.put('expenses/:id', [Expenses, 'update']).use(forCompany)
    router.delete('expenses/:id', [Expenses, 'destroy']).use(forCompany)

    router.post('expenses/:id/payment', [ExpensePayments, 'store']).use(forCompany)
    router.delete('expenses/:id/payment', [ExpensePayments, 'destroy']).use(forCompany)

    router.post('expenses/:id/receipts', [ExpenseReceipts, 'store']).use(forCompany)
    router.get('expenses/:id/receipts/:receiptId', [ExpenseReceipts, 'show']).use(forBooks)
    router.delete('expenses/:id/receipts/:receiptId', [ExpenseReceipts, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('expenses')
