import { Notice } from '#src/site/components/notice.tsx'

/** Shown to editors on pages and actions of operators. */
export function OperatorsOnlyNotice() {
  return (
    <Notice
      tone="problem"
      text="This is for operators. Nothing was changed. Contact an operator, or have your role changed in the settings."
    />
  )
}
