import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { forecast } = controllers

router
  .group(() => {
    router.get('forecast', [forecast.Forecasts, 'show']).use(forCompany)
    router.get('forecast/items', [forecast.ForecastItems, 'index']).use(forCompany)
    router.get('forecast/strip', [forecast.ForecastStrips, 'show']).use(forCompany)
    router.get('forecast/back-test', [forecast.ForecastBackTests, 'show']).use(forCompany)
    router
      .get('forecast.csv', [forecast.ForecastFiles, 'show'])
      .use(forCompany.withOperator('closed'))
    router.put('forecast/settings', [forecast.ForecastSettings, 'update']).use(forCompany)

    router.get('planned-payments', [forecast.PlannedPayments, 'index']).use(forCompany)
    router.post('planned-payments', [forecast.PlannedPayments, 'store']).use(forCompany)
    router.put('planned-payments/:id', [forecast.PlannedPayments, 'update']).use(forCompany)
    router.delete('planned-payments/:id', [forecast.PlannedPayments, 'destroy']).use(forCompany)

    router.get('forecast-scenarios', [forecast.ForecastScenarios, 'index']).use(forCompany)
    router.post('forecast-scenarios', [forecast.ForecastScenarios, 'store']).use(forCompany)
    router.put('forecast-scenarios/:id', [forecast.ForecastScenarios, 'update']).use(forCompany)
    router.delete('forecast-scenarios/:id', [forecast.ForecastScenarios, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('forecast')
