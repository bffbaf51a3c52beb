import { survey as surveyCalls } from '@naru/contract/areas/survey.ts';

import { bindCalls, type CallGroup } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { SurveyContext } from '../manifest/survey-source.ts';
import { answerSurvey, readSurveyForm } from './answer/calls.ts';
import { changeSurvey, copySurvey, createSurvey, pageSurveys, readSurvey, stepSurvey } from './build/calls.ts';
import { readOwnResult, readResult } from './result/calls.ts';
import { exportResult, surveyResults } from './result/excel-calls.ts';
import { SURVEY_SETTINGS } from './core/settings.ts';

/** The surveys, about these kinds of things. */
function bindSurveys(contexts: readonly SurveyContext[]): CallGroup {
  return bindCalls('survey', surveyCalls, {
    readSurveyForm: readSurveyForm(contexts),
    answerSurvey: answerSurvey(contexts),
    readOwnResult: readOwnResult(contexts),
    pageSurveys: pageSurveys(contexts),
    readSurvey: readSurvey(contexts),
    createSurvey: createSurvey(contexts),
    copySurvey: copySurvey(contexts),
    changeSurvey: changeSurvey(contexts),
    stepSurvey: stepSurvey(contexts),
    readResult: readResult(contexts),
    exportResult: exportResult(contexts),
  });
}

export const survey: Manifest = {
  settings: SURVEY_SETTINGS,
  calls: ({ surveyContexts }) => [bindSurveys(surveyContexts)],
  lists: ({ surveyContexts }) => [surveyResults(surveyContexts)],
};
