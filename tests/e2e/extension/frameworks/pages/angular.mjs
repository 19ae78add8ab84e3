// Breezy's form: the real AngularJS (1.8), whose model takes a value at the event it listens for, drops what its rules refuse, and
// draws the state only once a country is chosen.
import angular from 'angular';

document.getElementById('root').innerHTML =
  `<div class="application-container" ng-controller="apply"><form name="form" novalidate>
<h3>Full name *</h3><input name="cName" ng-model="candidate.name" required ng-minlength="2">
<h3>Email</h3><input name="cEmail" type="email" ng-model="candidate.email" ng-model-options="{ updateOn: 'blur' }">
<h3>Phone</h3><input name="cPhoneNumber" type="tel" ng-model="candidate.phone" ng-pattern="/^[+\\d ()-]{7,20}$/" ng-model-options="{ debounce: 200 }">
<h3>Country</h3><select name="country" ng-model="candidate.country" ng-options="one.name for one in countries track by one.id"><option value="">Choose</option></select>
<div ng-if="candidate.country.id === 'us'"><h3>State</h3><select name="state" ng-model="candidate.state"><option value="">Choose</option><option ng-repeat="one in states" value="{{one}}">{{one}}</option></select></div>
<h3>When could you start?</h3><input name="section_a_question_0" type="date" ng-model="candidate.start">
<h3>Is a car at hand?</h3><ul><li class="option" ng-repeat="one in ['Yes', 'No']"><label><input type="radio" name="section_a_question_1" ng-model="candidate.car" value="{{one}}"> {{one}}</label></li></ul>
<button type="button" ng-click="send()">Submit Application</button></form></div>`;
angular.module('page', []).controller('apply', ($scope) => {
  Object.assign($scope, {
    ...{
      candidate: {},
      countries: [
        { id: 'ca', name: 'Canada' },
        { id: 'us', name: 'United States' },
      ],
    },
    ...{
      states: ['Colorado', 'Texas'],
      send: () => {
        window.sent = true;
      },
    },
  });
  Object.defineProperty(window, 'state', {
    get: () => {
      const { candidate, form } = $scope;
      const start = candidate.start && candidate.start.toDateString();
      return { ...candidate, country: candidate.country?.name, start, isValid: form.$valid };
    },
  });
});
angular.bootstrap(document, ['page']);
