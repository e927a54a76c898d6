import { HOLIDAY_REGIONS } from '#api/holiday_regions'
import { useRegionName } from '../../use_region_name'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

/** A country or a part of one whose public holidays apply. */
export function RegionField(props: Omit<ChoiceFieldProps, 'data'>) {
  const nameOf = useRegionName()
  const data = HOLIDAY_REGIONS.map(({ code }) => ({ value: code, label: nameOf(code) }))
  return <ChoiceField autoComplete="off" {...props} data={data} />
}
