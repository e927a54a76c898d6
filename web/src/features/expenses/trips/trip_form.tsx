import { Alert, Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import { TimeField } from '@/components/form/time_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import type { Claim } from '../claims/claim'
import { useRefreshClaims } from '../claims/use_refresh_claims'
import { MealDays } from './meal_days'
import { TripSums } from './trip_sums'
import { daysOfTrip, journeyBody, type TripValues, tripValues, VEHICLES } from './trip_values'
import { useCalculation } from './use_calculation'

interface TripFormProps {
  /** Undefined for a new one. */
  claim: Claim | undefined
  currency: string
  onClose: () => void
}

/** A journey with the own vehicle and with allowances for meals; its amount is calculated. */
export function TripForm({ claim, currency, onClose }: TripFormProps) {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation('common')
  const refresh = useRefreshClaims()
  const { form, submit, failure, isSaving } = useServerForm<TripValues, Claim>({
    initial: tripValues(claim?.trip),
    validate: {
      route: (route) => (route.trim() ? null : t('trip.route_missing')),
      purpose: (purpose) => (purpose.trim() ? null : t('trip.purpose_missing')),
      startDate: (day) => (day ? null : t('form.date_missing')),
      endDate: (day) => (day ? null : t('form.date_missing')),
      startTime: (time) => (isTime(time) ? null : t('trip.time_missing')),
      endTime: (time) => (isTime(time) ? null : t('trip.time_missing')),
      km: (km) => (km === '' || isExactNumber(km) ? null : t('form.number_missing')),
    },
    save: (values) => {
      const body = { ...journeyBody(values, needs), route: values.route, purpose: values.purpose }
      return claim
        ? api('PUT', '/api/trip-claims/:id', {
            params: { id: claim._id },
            body: { ...body, version: claim.version },
          })
        : api('POST', '/api/trip-claims', { body })
    },
    onSaved: async ({ status }, { route }) => {
      await refresh()
      showDone(t(status === 'approved' ? 'trip.recorded' : 'trip.handed_in', { route }))
      onClose()
    },
  })
  const { values } = form
  const { calculation, failure: refused, needs, mealRule } = useCalculation(values)
  const days = daysOfTrip(values)
  const changeStart = (date: string) => {
    if (values.endDate === values.startDate) form.setFieldValue('endDate', date)
    form.setFieldValue('startDate', date)
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      {claim?.status === 'returned' && (
        <Alert variant="light" color="yellow" title={t('claim.returned_title')}>
          {claim.reason}
        </Alert>
      )}
      <Stack gap="md">
        <TextInput
          label={t('trip.route')}
          placeholder={t('trip.route_hint')}
          maxLength={150}
          autoComplete="off"
          {...form.getInputProps('route')}
        />
        <TextInput
          label={t('trip.purpose')}
          description={t('claim.note_help')}
          maxLength={150}
          autoComplete="off"
          {...form.getInputProps('purpose')}
        />
        <FormRow>
          <DayField
            label={t('trip.start_date')}
            isPast
            {...form.getInputProps('startDate')}
            onChange={changeStart}
          />
          <TimeField label={t('trip.start_time')} {...form.getInputProps('startTime')} />
        </FormRow>
        <FormRow>
          <DayField label={t('trip.end_date')} isPast {...form.getInputProps('endDate')} />
          <TimeField label={t('trip.end_time')} {...form.getInputProps('endTime')} />
        </FormRow>
        <FormRow>
          <NumberField
            label={t('trip.km')}
            description={t('trip.km_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('km')}
          />
          <NativeSelect
            label={t('trip.vehicle')}
            data={VEHICLES.map((value) => ({ value, label: t(`trip.vehicles.${value}`) }))}
            {...form.getInputProps('vehicle')}
          />
        </FormRow>
        {needs.perKm && (
          <MoneyField
            label={t('trip.per_km')}
            description={form.errors.perKm ? undefined : t('trip.typed_help')}
            currency={currency}
            {...form.getInputProps('perKm')}
          />
        )}
        <Checkbox
          label={t('trip.has_meals')}
          description={t(`trip.has_meals_help.${mealRule ?? 'unknown'}`)}
          {...form.getInputProps('hasMeals', { type: 'checkbox' })}
        />
        {values.hasMeals && (
          <>
            <Checkbox
              label={t('trip.abroad')}
              {...form.getInputProps('isAbroad', { type: 'checkbox' })}
            />
            {days.length === 2 && mealRule !== 'hours' && !needs.perDiem && (
              <Checkbox
                label={t('trip.has_stay')}
                {...form.getInputProps('hasStay', { type: 'checkbox' })}
              />
            )}
            {needs.perDiem ? (
              <MoneyField
                label={t('trip.per_diem')}
                description={form.errors.perDiem ? undefined : t('trip.typed_help')}
                currency={currency}
                {...form.getInputProps('perDiem')}
              />
            ) : (
              days.length > 0 && (
                <MealDays
                  days={days}
                  rule={mealRule}
                  paid={values.paidMeals}
                  onChange={(paid) => form.setFieldValue('paidMeals', paid)}
                />
              )
            )}
          </>
        )}
        <div role="status">
          {refused && failureText(refused, common('failure.unknown'))}
          {!refused && calculation && (
            <TripSums
              currency={calculation.currency}
              year={values.startDate.slice(0, 4)}
              drive={
                calculation.drive && {
                  ...calculation.drive,
                  km: values.km,
                  perKm: calculation.drive.perKm ?? 0,
                }
              }
              meals={calculation.meals}
              total={calculation.total}
            />
          )}
        </div>
      </Stack>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(claim?.status === 'submitted' ? 'form.save' : 'claim.hand_in')}
        </Button>
      </FormActions>
    </Form>
  )
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
