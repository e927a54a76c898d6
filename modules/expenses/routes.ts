import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  ExpenseCategories,
  ExpenseDuplicates,
  ExpensePayments,
  ExpenseReadings,
  ExpenseReceipts,
  Expenses,
  ExpenseSummaries,
  ExpenseVendors,
  InvoiceExpenses,
  UnbilledExpenses,
} = controllers.expenses

router
  .group(() => {
    router.get('expense-categories', [ExpenseCategories, 'index']).use(forCompany)
    router.get('expense-vendors', [ExpenseVendors, 'index']).use(forCompany)
    router.post('expense-readings', [ExpenseReadings, 'store']).use(forCompany)

    router.get('unbilled-expenses', [UnbilledExpenses, 'index']).use(forCompany)
    router.get('invoices/:id/expenses', [InvoiceExpenses, 'index']).use(forCompany)
    router.post('invoices/:id/expenses', [InvoiceExpenses, 'store']).use(forCompany)

    router.get('expenses/summary', [ExpenseSummaries, 'show']).use(forCompany)
    router.get('expenses/duplicates', [ExpenseDuplicates, 'index']).use(forCompany)

    router.get('expenses', [Expenses, 'index']).use(forCompany)
    router.post('expenses', [Expenses, 'store']).use(forCompany)
    router.get('expenses/:id', [Expenses, 'show']).use(forCompany)
    router.put('expenses/:id', [Expenses, 'update']).use(forCompany)
    router.delete('expenses/:id', [Expenses, 'destroy']).use(forCompany)

    router.post('expenses/:id/payment', [ExpensePayments, 'store']).use(forCompany)
    router.delete('expenses/:id/payment', [ExpensePayments, 'destroy']).use(forCompany)

    router.post('expenses/:id/receipts', [ExpenseReceipts, 'store']).use(forCompany)
    router.get('expenses/:id/receipts/:receiptId', [ExpenseReceipts, 'show']).use(forCompany)
    router.delete('expenses/:id/receipts/:receiptId', [ExpenseReceipts, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('expenses')
