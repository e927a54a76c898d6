import { useTranslation } from 'react-i18next'
import { ColourField } from '../components/colour_field'
import { DocumentPreview } from '../components/document_preview'
import { SettingsForm } from '../components/settings_form'
import { isReadableOnPaper, USUAL_COLOUR } from '../document_colour'
import type { SectionProps } from '../section_props'

/** What documents are printed in, with a look at it before it is saved. */
export function ColourSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { accentColor, companyName, logo } = settings.companyInfo
  return (
    <SettingsForm
      name="colour"
      title={t('section.colour')}
      help={t('help.colour')}
      initial={{ companyInfo: { accentColor } }}
    >
      {(form) => {
        const typed = form.values.companyInfo.accentColor
        return (
          <>
            <ColourField
              label={t('field.accentColor')}
              description={t('hint.accentColor')}
              {...form.getInputProps('companyInfo.accentColor')}
            />
            <DocumentPreview
              colour={isReadableOnPaper(typed) ? typed : USUAL_COLOUR}
              companyName={companyName}
              logo={logo}
            />
          </>
        )
      }}
    </SettingsForm>
  )
}
